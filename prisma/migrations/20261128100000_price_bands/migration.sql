-- Services priced by the property's size or the number of photos. Bookings keep the size and the band they were priced with.
CREATE TYPE "PriceBasis" AS ENUM ('FIXED', 'SQUARE_FEET', 'BEDROOMS', 'PHOTOS');

ALTER TABLE "services"
  ADD COLUMN "price_basis" "PriceBasis" NOT NULL DEFAULT 'FIXED',
  ADD COLUMN "counts_basement" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "counts_detached" BOOLEAN NOT NULL DEFAULT true;

-- A band has only an upper limit, and a size belongs to the lowest band that reaches it, so bands can't overlap.
CREATE TABLE "price_bands" (
  "id" UUID NOT NULL,
  "service_id" TEXT NOT NULL,
  "up_to" INTEGER,
  "price_cents" INTEGER NOT NULL,
  "duration_minutes" INTEGER NOT NULL,
  "photos_included" INTEGER,
  "turnaround_hours" INTEGER,
  CONSTRAINT "price_bands_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "price_bands_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "price_bands_values" CHECK (
    "up_to" BETWEEN 1 AND 1000000 AND "price_cents" BETWEEN 0 AND 99999999 AND "duration_minutes" BETWEEN 0 AND 1440
    AND "photos_included" BETWEEN 1 AND 10000 AND "turnaround_hours" BETWEEN 1 AND 2000
  )
);
CREATE UNIQUE INDEX "price_bands_service_id_up_to_key" ON "price_bands"("service_id", "up_to");
CREATE UNIQUE INDEX "price_bands_one_open" ON "price_bands"("service_id") WHERE "up_to" IS NULL;

ALTER TABLE "bookings"
  ADD COLUMN "square_feet" INTEGER,
  ADD COLUMN "basement_square_feet" INTEGER,
  ADD COLUMN "detached_square_feet" INTEGER,
  ADD COLUMN "bedrooms" INTEGER,
  ADD CONSTRAINT "bookings_size" CHECK (
    "square_feet" BETWEEN 1 AND 100000 AND "basement_square_feet" BETWEEN 0 AND 100000
    AND "detached_square_feet" BETWEEN 0 AND 100000 AND "bedrooms" BETWEEN 0 AND 100
  );

ALTER TABLE "booked_services"
  ADD COLUMN "band" TEXT,
  ADD COLUMN "photos_included" INTEGER,
  ADD COLUMN "turnaround_hours" INTEGER,
  ADD CONSTRAINT "booked_services_band" CHECK (
    length("band") BETWEEN 1 AND 100 AND "photos_included" BETWEEN 1 AND 10000 AND "turnaround_hours" BETWEEN 1 AND 2000
  );
