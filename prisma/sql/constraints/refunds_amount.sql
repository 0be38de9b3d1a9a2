-- An invoice that a deposit and credit paid in full is refunded too: nothing of its payment, which there was none of, and the whole sale.
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK (
  "amount_cents" > 0 OR ("amount_cents" = 0 AND "stripe_payment_id" IS NULL AND NOT "as_credit")
);
