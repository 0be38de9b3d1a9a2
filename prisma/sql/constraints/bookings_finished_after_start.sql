ALTER TABLE "bookings" ADD CONSTRAINT "bookings_finished_after_start" CHECK ("finished_at" IS NULL OR ("started_at" IS NOT NULL AND "finished_at" >= "started_at"));
