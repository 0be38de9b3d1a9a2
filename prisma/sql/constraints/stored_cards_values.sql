ALTER TABLE "stored_cards" ADD CONSTRAINT "stored_cards_values" CHECK (
  "last4" ~ '^[0-9]{4}$' AND "expiry_month" BETWEEN 1 AND 12 AND "expiry_year" BETWEEN 2000 AND 2999
);
