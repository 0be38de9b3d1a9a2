-- What clients pay for a photographer's drive beyond a free distance, and where each photographer starts from.
ALTER TABLE "studio_settings"
  ADD COLUMN "travel_free_miles" INTEGER NOT NULL DEFAULT 20,
  ADD COLUMN "travel_step_miles" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "travel_step_cents" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "studio_settings_travel_fee" CHECK (
    "travel_free_miles" BETWEEN 0 AND 500 AND "travel_step_miles" BETWEEN 1 AND 100 AND "travel_step_cents" >= 0
  );

ALTER TABLE "booking_terms"
  ADD COLUMN "base_zip" TEXT,
  ADD COLUMN "base_latitude" DOUBLE PRECISION,
  ADD COLUMN "base_longitude" DOUBLE PRECISION,
  ADD CONSTRAINT "booking_terms_base" CHECK (num_nulls("base_zip", "base_latitude", "base_longitude") IN (0, 3));

ALTER TABLE "bookings"
  ADD COLUMN "travel_miles" INTEGER,
  ADD COLUMN "travel_fee_cents" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "bookings_travel_fee" CHECK (
    "travel_fee_cents" BETWEEN 0 AND "total_amount_cents" AND ("travel_fee_cents" = 0 OR "travel_miles" IS NOT NULL)
  );
