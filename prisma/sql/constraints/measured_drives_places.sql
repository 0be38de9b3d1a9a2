ALTER TABLE "measured_drives" ADD CONSTRAINT "measured_drives_places" CHECK ("from_place" <> "to_place");
