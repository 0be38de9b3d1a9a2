ALTER TABLE "bookings" ADD CONSTRAINT "bookings_facing" CHECK ("facing" BETWEEN 0 AND 359);
