-- Whether a service was ever booked is asked for each service in the settings, and when one is deleted.
CREATE INDEX "booked_services_service_id_idx" ON "booked_services"("service_id");
