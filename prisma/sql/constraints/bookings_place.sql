ALTER TABLE "bookings" ADD CONSTRAINT "bookings_place" CHECK (
  num_nulls("latitude", "longitude", "place_source") IN (0, 3)
  AND "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
);
