ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_end_after_start" CHECK ("end_time" > "start_time");
