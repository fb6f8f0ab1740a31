curl --fail-with-body "$BASE_URL/v2/$ENDPOINT_ID/status/$JOB_ID" \
  --header "Authorization: Bearer $API_KEY"
