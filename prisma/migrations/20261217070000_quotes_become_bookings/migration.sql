-- A quote request becomes a booking of its services, at the price of the latest reply.
-- AlterTable
ALTER TABLE "quote_requests" ADD COLUMN     "booking_id" UUID,
ADD COLUMN     "service_ids" TEXT[];

UPDATE "quote_requests" AS "q" SET "service_ids" = ARRAY(
  SELECT "s"."id" FROM "services" AS "s" WHERE "s"."name" = ANY("q"."services") ORDER BY "s"."id"
);

-- AlterTable
ALTER TABLE "quote_replies" ADD COLUMN     "currency" CHAR(3) NOT NULL DEFAULT 'USD',
ADD COLUMN     "price_cents" INTEGER;

ALTER TABLE "quote_replies" ADD CONSTRAINT "quote_replies_price_not_negative" CHECK ("price_cents" >= 0);

-- CreateIndex
CREATE UNIQUE INDEX "quote_requests_booking_id_key" ON "quote_requests"("booking_id");

-- AddForeignKey
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
