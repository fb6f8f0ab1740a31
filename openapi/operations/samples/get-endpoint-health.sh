curl --fail-with-body "$BASE_URL/v2/$ENDPOINT_ID/health" \
  --header "Authorization: Bearer $API_KEY"
