ALTER TABLE "refunds" ADD CONSTRAINT "refunds_pending_has_payment" CHECK (
  "state" <> 'PENDING' OR "stripe_payment_id" IS NOT NULL
);
