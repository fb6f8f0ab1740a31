curl --fail-with-body "$BASE_URL/v2/$ENDPOINT_ID/stream/$JOB_ID" \
  --header "Authorization: Bearer $API_KEY"
