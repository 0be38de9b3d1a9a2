ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_coordinates" CHECK ("coordinates" ~ '^-?\d{1,2}\.\d{5}, -?\d{1,3}\.\d{5}$');
