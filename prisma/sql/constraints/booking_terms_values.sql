ALTER TABLE "booking_terms" ADD CONSTRAINT "booking_terms_values" CHECK (
  "minimum_notice_minutes" BETWEEN 0 AND 43200 AND "buffer_minutes" BETWEEN 0 AND 480
);
