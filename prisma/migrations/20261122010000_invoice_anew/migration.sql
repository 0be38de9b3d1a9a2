-- A withdrawn or refunded invoice can be followed by a new one for the same delivery. Of one delivery at most one waits for
-- money.
DROP INDEX "payments_delivery_id_key";
CREATE INDEX "payments_delivery_id_idx" ON "payments"("delivery_id");
CREATE UNIQUE INDEX "payments_delivery_open" ON "payments"("delivery_id") WHERE "status" IN ('PENDING', 'FAILED');

ALTER TYPE "InvoiceEventKind" ADD VALUE 'REPLACED';
