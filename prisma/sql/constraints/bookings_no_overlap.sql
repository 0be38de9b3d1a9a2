-- Two shoots that are still to be done never overlap for one photographer, whatever their slots say.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap" EXCLUDE USING gist (
  "photographer_id" WITH =,
  tsrange("shoot_date" + "shoot_time", "shoot_date" + "shoot_end_time") WITH &&
) WHERE ("status" IN ('PENDING', 'CONFIRMED'));
