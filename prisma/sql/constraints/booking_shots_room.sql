ALTER TABLE "booking_shots" ADD CONSTRAINT "booking_shots_room" CHECK (char_length("room") BETWEEN 1 AND 200);
