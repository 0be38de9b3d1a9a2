-- What the studio adds to a booking before its photos are sent: add-ons, or anything else.
ALTER TYPE "BookingEventKind" ADD VALUE 'ITEM_ADDED';
ALTER TYPE "BookingEventKind" ADD VALUE 'ITEM_REMOVED';

ALTER TABLE "booked_services"
  ALTER COLUMN "service_id" DROP NOT NULL,
  ADD COLUMN "added_at" TIMESTAMPTZ(3),
  ADD COLUMN "added_tax_cents" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "booked_services_added" CHECK (
    "added_at" IS NOT NULL AND "discount_cents" = 0 AND "added_tax_cents" >= 0
    OR "added_at" IS NULL AND "service_id" IS NOT NULL AND "added_tax_cents" = 0
  );
