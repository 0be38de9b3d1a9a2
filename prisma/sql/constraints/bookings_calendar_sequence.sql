ALTER TABLE "bookings" ADD CONSTRAINT "bookings_calendar_sequence" CHECK ("calendar_sequence" >= 0);
