-- Clients choose which photos of a delivery they pay for.
ALTER TYPE "DeliveryEventKind" ADD VALUE 'CHOICE_OFFERED';
ALTER TYPE "DeliveryEventKind" ADD VALUE 'PHOTOS_CHOSEN';
CREATE TYPE "PhotoChoice" AS ENUM ('OPEN', 'CHOSEN', 'SOLD');

ALTER TABLE "media_deliveries"
  ADD COLUMN "included_photos" INTEGER,
  ADD COLUMN "extra_photo_cents" INTEGER,
  ADD CONSTRAINT "media_deliveries_choice" CHECK (
    num_nulls("included_photos", "extra_photo_cents") IN (0, 2)
    AND "included_photos" BETWEEN 0 AND 10000 AND "extra_photo_cents" BETWEEN 1 AND 99999999
  );
CREATE UNIQUE INDEX "media_deliveries_id_booking_id_key" ON "media_deliveries"("id", "booking_id");

CREATE TABLE "photo_purchases" (
  "id" UUID NOT NULL,
  "delivery_id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "photo_purchases_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "photo_purchases_delivery_id_booking_id_fkey" FOREIGN KEY ("delivery_id", "booking_id")
    REFERENCES "media_deliveries"("id", "booking_id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE UNIQUE INDEX "photo_purchases_id_delivery_id_key" ON "photo_purchases"("id", "delivery_id");
CREATE UNIQUE INDEX "photo_purchases_id_booking_id_key" ON "photo_purchases"("id", "booking_id");
CREATE INDEX "photo_purchases_delivery_id_idx" ON "photo_purchases"("delivery_id");

-- A photo is sold with a purchase of its own delivery, whose invoices are those of the delivery's booking.
ALTER TABLE "photos"
  ADD COLUMN "choice" "PhotoChoice" NOT NULL DEFAULT 'OPEN',
  ADD COLUMN "purchase_id" UUID,
  ADD CONSTRAINT "photos_choice" CHECK (
    ("purchase_id" IS NULL OR "choice" = 'SOLD') AND ("choice" = 'OPEN' OR "is_full")
  ),
  ADD CONSTRAINT "photos_purchase_id_delivery_id_fkey" FOREIGN KEY ("purchase_id", "delivery_id")
    REFERENCES "photo_purchases"("id", "delivery_id") ON DELETE NO ACTION ON UPDATE NO ACTION;
CREATE INDEX "photos_purchase_id_delivery_id_idx" ON "photos"("purchase_id", "delivery_id");

ALTER TABLE "invoices"
  ADD COLUMN "purchase_id" UUID,
  ADD CONSTRAINT "invoices_purchase_id_booking_id_fkey" FOREIGN KEY ("purchase_id", "booking_id")
    REFERENCES "photo_purchases"("id", "booking_id") ON DELETE SET NULL ("purchase_id") ON UPDATE NO ACTION,
  ADD CONSTRAINT "invoices_purchase" CHECK (
    "purchase_id" IS NULL OR num_nonnulls("delivery_id", "transfer_id", "share_of_id") = 0
  );
CREATE INDEX "invoices_purchase_id_booking_id_idx" ON "invoices"("purchase_id", "booking_id");
-- Nobody pays twice for the same photos.
CREATE UNIQUE INDEX "invoices_one_per_purchase" ON "invoices"("purchase_id") WHERE "status" NOT IN ('VOID', 'REFUNDED');

-- What was sold is never offered anew on other terms.
CREATE FUNCTION "refuse_other_choice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "photos" WHERE "delivery_id" = NEW."id" AND "choice" = 'SOLD') THEN
    RAISE EXCEPTION 'photos of this delivery were sold on other terms' USING ERRCODE = '23514', CONSTRAINT = 'media_deliveries_sold';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "media_deliveries_sold" BEFORE UPDATE OF "included_photos", "extra_photo_cents" ON "media_deliveries"
  FOR EACH ROW WHEN (
    NEW."included_photos" IS DISTINCT FROM OLD."included_photos"
    OR NEW."extra_photo_cents" IS DISTINCT FROM OLD."extra_photo_cents"
  ) EXECUTE FUNCTION "refuse_other_choice"();
