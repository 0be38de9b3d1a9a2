-- Which rights clients get in their photos: the studio's terms, those offered with a delivery, and those sold.
CREATE TYPE "LicenseKind" AS ENUM ('LISTING', 'YEAR', 'UNLIMITED');
CREATE TABLE "license_settings" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "default_kind" "LicenseKind" NOT NULL DEFAULT 'LISTING',
  "listing_text" TEXT,
  "year_text" TEXT,
  "unlimited_text" TEXT,
  "allows_boards" BOOLEAN NOT NULL DEFAULT true,
  "boards_text" TEXT,
  CONSTRAINT "license_settings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "license_settings_single" CHECK ("id" = 1),
  CONSTRAINT "license_settings_texts" CHECK (
    length("listing_text") BETWEEN 1 AND 4000 AND length("year_text") BETWEEN 1 AND 4000
    AND length("unlimited_text") BETWEEN 1 AND 4000 AND length("boards_text") BETWEEN 1 AND 4000
  )
);
CREATE TABLE "delivery_licenses" (
  "delivery_id" UUID NOT NULL,
  "kind" "LicenseKind" NOT NULL,
  "text" TEXT NOT NULL,
  "boards_text" TEXT,
  CONSTRAINT "delivery_licenses_pkey" PRIMARY KEY ("delivery_id"),
  CONSTRAINT "delivery_licenses_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "delivery_licenses_texts" CHECK (length("text") > 0 AND length("boards_text") > 0)
);
CREATE TABLE "sold_licenses" (
  "invoice_id" UUID NOT NULL,
  "kind" "LicenseKind" NOT NULL,
  "text" TEXT NOT NULL,
  "boards_text" TEXT,
  "photo_count" INTEGER NOT NULL,
  CONSTRAINT "sold_licenses_pkey" PRIMARY KEY ("invoice_id"),
  CONSTRAINT "sold_licenses_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "sold_licenses_texts" CHECK (length("text") > 0 AND length("boards_text") > 0),
  CONSTRAINT "sold_licenses_photo_count" CHECK ("photo_count" >= 0)
);
-- Photos paid for so far: the default license.
INSERT INTO "sold_licenses" ("invoice_id", "kind", "text", "boards_text", "photo_count")
SELECT
  "invoices"."id", 'LISTING',
  E'The studio keeps the copyright. You may use these photos, in print and online, to market this property until it''s sold or your listing ends, whichever comes first.\n\nThe license is for you alone and isn''t transferable: another agent, the owner, a builder, or a stager needs their own license from the studio. You may not sell the photos or use them for another property.\n\nThe license starts once the invoice is paid. Unpaid photos are unlicensed.',
  E'If a multiple listing service (MLS) requires it to publish the listing, you may grant it a perpetual, worldwide, royalty-free license for these photos that it may sublicense. Copies that the MLS keeps after closing are allowed.',
  "media_deliveries"."total_photos"
FROM "invoices" JOIN "media_deliveries" ON "media_deliveries"."id" = "invoices"."delivery_id"
WHERE "invoices"."paid_at" IS NOT NULL;
