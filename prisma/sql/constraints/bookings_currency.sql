ALTER TABLE "bookings" ADD CONSTRAINT "bookings_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
