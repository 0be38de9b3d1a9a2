ALTER TABLE "photos" ADD CONSTRAINT "photos_version" CHECK ("version" >= 1);
