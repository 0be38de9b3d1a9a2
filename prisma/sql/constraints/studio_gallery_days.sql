ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_gallery_days" CHECK ("gallery_days" IS NULL OR "gallery_days" BETWEEN 1 AND 3650);
