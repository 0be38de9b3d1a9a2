ALTER TABLE "bookings" ADD CONSTRAINT "bookings_photos_by" CHECK (
  num_nulls("go_live_on", "photos_by") IN (0, 2) AND ("photos_by" < "go_live_on") IS NOT FALSE
);
