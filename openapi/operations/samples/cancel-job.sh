curl --fail-with-body --request POST "$BASE_URL/v2/$ENDPOINT_ID/cancel/$JOB_ID" \
  --header "Authorization: Bearer $API_KEY"
