ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_single_row" CHECK ("id" = 1);
