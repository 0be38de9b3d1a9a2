ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_no_overlap" EXCLUDE USING gist (
  "photographer_id" WITH =,
  tsrange("date" + "start_time", "date" + "end_time") WITH &&
);
