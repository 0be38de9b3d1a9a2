ALTER TABLE "delivery_transfers" ADD CONSTRAINT "delivery_transfers_values" CHECK (
  "amount_cents" >= 0 AND length("text") > 0 AND length("boards_text") > 0
);
