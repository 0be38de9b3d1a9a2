ALTER TABLE "bookings" ADD CONSTRAINT "bookings_late_fee" CHECK (
  ("late_fee_cents" IS NULL) = ("late_fee_state" IS NULL) AND "late_fee_cents" BETWEEN 1 AND 99999999
);
