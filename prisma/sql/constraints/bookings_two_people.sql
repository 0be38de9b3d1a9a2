ALTER TABLE "bookings" ADD CONSTRAINT "bookings_two_people" CHECK ("client_id" <> "photographer_id");
