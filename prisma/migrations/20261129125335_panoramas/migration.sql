-- Equirectangular pictures that are looked around in.
ALTER TYPE "Room" ADD VALUE 'PANORAMA' BEFORE 'FLOOR_PLAN';
