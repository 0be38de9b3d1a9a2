ALTER TABLE "license_settings" ADD CONSTRAINT "license_settings_single" CHECK ("id" = 1);
