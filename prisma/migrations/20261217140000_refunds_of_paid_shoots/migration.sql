-- A refund takes back a photographer's part of it once, with their next statement.
ALTER TABLE "pay_adjustments" ADD COLUMN "refund_id" UUID;
CREATE UNIQUE INDEX "pay_adjustments_photographer_id_refund_id_key" ON "pay_adjustments"("photographer_id", "refund_id");
CREATE INDEX "pay_adjustments_refund_id_idx" ON "pay_adjustments"("refund_id");
ALTER TABLE "pay_adjustments" ADD CONSTRAINT "pay_adjustments_refund_id_fkey"
  FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE SET NULL ON UPDATE CASCADE;
