-- Whether a service photographs the outside of a property, so that bad weather spoils it: until a photographer says
-- otherwise, every real-estate service with a visit, because listings need an exterior photo, and everything that needs
-- a drone or daylight.
ALTER TABLE "services" ADD COLUMN "shows_exterior" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "booked_services" ADD COLUMN "shows_exterior" BOOLEAN NOT NULL DEFAULT false;
UPDATE "services" SET "shows_exterior" = true
  WHERE "duration_minutes" > 0 AND ("category" = 'REAL_ESTATE' OR "uses_drone" OR "light" <> 'ANY');
UPDATE "booked_services" SET "shows_exterior" = true
  FROM "services" WHERE "services"."id" = "booked_services"."service_id" AND "services"."shows_exterior";

-- The forecasts for the properties of upcoming bookings.
CREATE TABLE "booking_forecasts" (
    "booking_id" UUID NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "hours" JSONB NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_forecasts_pkey" PRIMARY KEY ("booking_id"),
    CONSTRAINT "booking_forecasts_position" CHECK (
      "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
    ),
    CONSTRAINT "booking_forecasts_hours" CHECK (jsonb_typeof("hours") = 'array')
);

-- The shoots whose bad forecast both sides were notified of.
CREATE TABLE "reported_weather" (
    "booking_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reported_weather_pkey" PRIMARY KEY ("booking_id", "starts_at")
);

CREATE INDEX "reported_weather_starts_at_idx" ON "reported_weather"("starts_at");

ALTER TABLE "booking_forecasts" ADD CONSTRAINT "booking_forecasts_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reported_weather" ADD CONSTRAINT "reported_weather_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
