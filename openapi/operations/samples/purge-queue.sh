curl --fail-with-body --request POST "$BASE_URL/v2/$ENDPOINT_ID/purge-queue" \
  --header "Authorization: Bearer $API_KEY"
