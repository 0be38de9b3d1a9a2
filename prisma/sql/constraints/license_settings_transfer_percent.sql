ALTER TABLE "license_settings" ADD CONSTRAINT "license_settings_transfer_percent" CHECK ("transfer_percent" BETWEEN 0 AND 100);
