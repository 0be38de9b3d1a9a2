-- Where a shoot is, which way its front faces, and the light and equipment that services ask for.
CREATE TYPE "PlaceSource" AS ENUM ('GEOCODER', 'ZIP', 'STUDIO');
CREATE TYPE "ServiceLight" AS ENUM ('ANY', 'DAYLIGHT', 'TWILIGHT');
CREATE TYPE "AirspaceState" AS ENUM ('TO_CHECK', 'CLEARED');

ALTER TABLE "bookings"
  ADD COLUMN "property_street" TEXT,
  ADD COLUMN "property_city" TEXT,
  ADD COLUMN "property_state" TEXT,
  ADD COLUMN "property_zip" TEXT,
  ADD COLUMN "latitude" DOUBLE PRECISION,
  ADD COLUMN "longitude" DOUBLE PRECISION,
  ADD COLUMN "place_source" "PlaceSource",
  ADD COLUMN "facing" SMALLINT,
  ADD COLUMN "go_live_on" DATE,
  ADD COLUMN "airspace" "AirspaceState",
  ADD CONSTRAINT "bookings_place" CHECK (
    num_nulls("latitude", "longitude", "place_source") IN (0, 3)
    AND "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
  ),
  ADD CONSTRAINT "bookings_facing" CHECK ("facing" BETWEEN 0 AND 359);

ALTER TABLE "services"
  ADD COLUMN "light" "ServiceLight" NOT NULL DEFAULT 'ANY',
  ADD COLUMN "uses_drone" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "booked_services"
  ADD COLUMN "light" "ServiceLight" NOT NULL DEFAULT 'ANY',
  ADD COLUMN "uses_drone" BOOLEAN NOT NULL DEFAULT false;
UPDATE "services" SET "uses_drone" = true WHERE "id" IN ('aerial_photography', 'aerial_tour');

-- What the geocoder found, so that an address is looked up once. A row without a position wasn't found.
CREATE TABLE "located_addresses" (
    "address" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "located_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "located_addresses_pkey" PRIMARY KEY ("address"),
    CONSTRAINT "located_addresses_position" CHECK (
      num_nulls("latitude", "longitude") IN (0, 2)
      AND "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
    )
);
CREATE INDEX "located_addresses_located_at_idx" ON "located_addresses"("located_at");

ALTER TABLE "studio_settings"
  ADD COLUMN "coordinates" TEXT,
  ADD CONSTRAINT "studio_settings_coordinates" CHECK ("coordinates" ~ '^-?\d{1,2}\.\d{5}, -?\d{1,3}\.\d{5}$');

-- The middle of every ZIP code's area. The rows come from a package and are loaded after the migrations.
CREATE TABLE "zip_codes" (
    "zip" CHAR(5) NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "zip_codes_pkey" PRIMARY KEY ("zip")
);
