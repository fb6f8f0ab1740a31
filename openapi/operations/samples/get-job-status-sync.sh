curl --fail-with-body "$BASE_URL/v2/$ENDPOINT_ID/status-sync/$JOB_ID?wait=30000" \
  --header "Authorization: Bearer $API_KEY"
