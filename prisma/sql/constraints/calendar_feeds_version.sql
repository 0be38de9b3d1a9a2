ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_version" CHECK ("version" >= 1);
