curl --fail-with-body "$BASE_URL/v2/$ENDPOINT_ID/run" \
  --header "Authorization: Bearer $API_KEY" \
  --header 'Content-Type: application/json' \
  --data '{"input": {"prompt": "A lighthouse on a cliff at dawn"}}'
