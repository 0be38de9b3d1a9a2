-- The day by whose end the photos of a listing were promised, before the day it goes live. No screen has asked for go-live
-- dates yet; those sent otherwise are kept if 24 hours are enough.
ALTER TABLE "bookings" ADD COLUMN "photos_by" DATE;
UPDATE "bookings" SET "go_live_on" = NULL WHERE "go_live_on" <= "shoot_date" + 1;
UPDATE "bookings" SET "photos_by" = "shoot_date" + 1 WHERE "go_live_on" IS NOT NULL;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_photos_by" CHECK (
  num_nulls("go_live_on", "photos_by") IN (0, 2) AND ("photos_by" < "go_live_on") IS NOT FALSE
);
