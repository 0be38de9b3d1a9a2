-- A refund names the payment it refunds, so that a duplicate payment's refund is a row like any other; a failed one says
-- why, and can be tried again once.
ALTER TABLE "refunds" ADD COLUMN     "attempted_at" TIMESTAMPTZ(3),
ADD COLUMN     "checked_at" TIMESTAMPTZ(3),
ADD COLUMN     "failed_at" TIMESTAMPTZ(3),
ADD COLUMN     "failure_code" TEXT,
ADD COLUMN     "retry_of_id" UUID,
ADD COLUMN     "stripe_payment_id" TEXT;

CREATE UNIQUE INDEX "refunds_retry_of_id_key" ON "refunds"("retry_of_id");
CREATE INDEX "refunds_stripe_payment_id_idx" ON "refunds"("stripe_payment_id");
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_retry_of_id_fkey" FOREIGN KEY ("retry_of_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

UPDATE "refunds" SET "stripe_payment_id" = "payments"."stripe_payment_id"
FROM "payments" WHERE "payments"."id" = "refunds"."invoice_id";
-- Only Stripe keeps anyone waiting.
UPDATE "refunds" SET "state" = 'FAILED' WHERE "state" = 'PENDING' AND "stripe_payment_id" IS NULL;
UPDATE "refunds" SET "failed_at" = "created_at" WHERE "state" = 'FAILED';
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_pending_has_payment" CHECK (
  "state" <> 'PENDING' OR "stripe_payment_id" IS NOT NULL
);

-- Of one payment at most one refund waits for Stripe's first response: two could exceed what was asked for.
CREATE UNIQUE INDEX "refunds_one_unconfirmed" ON "refunds"("stripe_payment_id")
  WHERE "state" = 'PENDING' AND "stripe_refund_id" IS NULL;
-- What the scheduled reconciliation looks through.
CREATE INDEX "refunds_pending" ON "refunds"("checked_at") WHERE "state" = 'PENDING';
