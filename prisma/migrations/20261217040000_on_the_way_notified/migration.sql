ALTER TABLE "bookings" ADD COLUMN "on_the_way_notified_at" TIMESTAMPTZ(3);

-- Until now the client was notified at once.
UPDATE "bookings" SET "on_the_way_notified_at" = "on_the_way_at" WHERE "on_the_way_at" IS NOT NULL;
