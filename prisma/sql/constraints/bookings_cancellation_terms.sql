ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation_terms" CHECK (
  "free_cancel_hours" BETWEEN 0 AND 8760 AND "late_cancel_fee_cents" BETWEEN 0 AND 99999999
);
