-- What a bank took back with a lost dispute is a refund of that payment which nobody made at Stripe.
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_dispute" CHECK (
  "dispute_id" IS NULL
  OR ("stripe_payment_id" IS NOT NULL AND "stripe_refund_id" IS NULL AND NOT "as_credit" AND "state" = 'SUCCEEDED')
);
