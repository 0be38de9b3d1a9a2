-- What the drive of the photographer whom a booking was moved to would cost. The client pays what was agreed.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_drive_fee" CHECK ("drive_fee_cents" >= 0);
