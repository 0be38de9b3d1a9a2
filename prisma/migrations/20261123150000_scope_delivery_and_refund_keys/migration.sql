-- A key belongs to the person whose browser chose it: two people may send the same one.
-- DropIndex
DROP INDEX "media_deliveries_request_key_key";

-- DropIndex
DROP INDEX "refunds_request_key_key";

-- DropIndex
DROP INDEX "refunds_invoice_id_idx";

-- AlterTable
ALTER TABLE "media_deliveries" ADD COLUMN     "sent_by" UUID;

-- Who sent the deliveries so far: as recorded; the booking's photographer for the oldest, which have no record of it.
UPDATE "media_deliveries" d SET "sent_by" = coalesce(
  (SELECT e."actor_id" FROM "delivery_events" e
   WHERE e."delivery_id" = d."id" AND e."kind" = 'SENT' AND e."actor_id" IS NOT NULL
   ORDER BY e."created_at" LIMIT 1),
  (SELECT b."photographer_id" FROM "bookings" b WHERE b."id" = d."booking_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "media_deliveries_sent_by_request_key_key" ON "media_deliveries"("sent_by", "request_key");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_invoice_id_refunded_by_request_key_key" ON "refunds"("invoice_id", "refunded_by", "request_key");

-- AddForeignKey
ALTER TABLE "media_deliveries" ADD CONSTRAINT "media_deliveries_sent_by_fkey" FOREIGN KEY ("sent_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
