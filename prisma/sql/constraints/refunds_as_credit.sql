ALTER TABLE "refunds" ADD CONSTRAINT "refunds_as_credit" CHECK (
  NOT "as_credit" OR ("state" = 'SUCCEEDED' AND "stripe_payment_id" IS NULL AND "stripe_refund_id" IS NULL)
);
