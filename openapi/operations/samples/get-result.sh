curl --fail-with-body --output result "$BASE_URL/results/$ACCOUNT/$UNTIL/$FILE"
