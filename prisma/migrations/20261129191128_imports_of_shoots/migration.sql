-- Changes column media_deliveries.google_drive_link

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "import_id" UUID,
ADD COLUMN     "imported_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "media_deliveries" ALTER COLUMN "google_drive_link" DROP NOT NULL;

-- CreateTable
CREATE TABLE "shoot_imports" (
    "id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "imported_by" UUID,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shoot_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shoot_imports_imported_at_idx" ON "shoot_imports"("imported_at" DESC);

-- CreateIndex
CREATE INDEX "shoot_imports_imported_by_idx" ON "shoot_imports"("imported_by");

-- CreateIndex
CREATE INDEX "bookings_import_id_idx" ON "bookings"("import_id");

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "shoot_imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shoot_imports" ADD CONSTRAINT "shoot_imports_imported_by_fkey" FOREIGN KEY ("imported_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION "reject_import_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a booking is imported or not from its beginning' USING ERRCODE = '23514', CONSTRAINT = 'bookings_imported_never_changes';
END $$;

-- The photos of an imported shoot can be sold again, to another client. Nothing else of it is charged.
CREATE OR REPLACE FUNCTION "reject_imported_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "bookings" WHERE "id" = NEW."booking_id" AND "imported_at" IS NOT NULL) THEN
    RAISE EXCEPTION 'an imported booking has no invoice' USING ERRCODE = '23514', CONSTRAINT = 'invoices_imported_booking';
  END IF;
  RETURN NEW;
END $$;

-- An imported shoot is over and costs nothing here.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_imported" CHECK (
  "imported_at" IS NULL AND "import_id" IS NULL
  OR "imported_at" IS NOT NULL AND "status" = 'COMPLETED' AND "total_amount_cents" = 0 AND "travel_fee_cents" = 0
    AND "late_fee_cents" IS NULL AND "card_id" IS NULL AND "coupon_id" IS NULL AND "brokerage_id" IS NULL
);

CREATE TRIGGER "bookings_imported_never_changes" BEFORE UPDATE OF "imported_at" ON "bookings"
  FOR EACH ROW WHEN (OLD."imported_at" IS DISTINCT FROM NEW."imported_at") EXECUTE FUNCTION "reject_import_change"();

CREATE TRIGGER "invoices_imported_booking" BEFORE INSERT OR UPDATE OF "booking_id", "transfer_id" ON "invoices"
  FOR EACH ROW WHEN (NEW."transfer_id" IS NULL) EXECUTE FUNCTION "reject_imported_invoice"();
