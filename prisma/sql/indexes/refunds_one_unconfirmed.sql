CREATE UNIQUE INDEX "refunds_one_unconfirmed" ON "refunds"("stripe_payment_id", "invoice_id")
  WHERE "state" = 'PENDING' AND "stripe_refund_id" IS NULL;
