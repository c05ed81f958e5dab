"""Maps and corrections of guests' own: checked, drawn and tried out in a worker process, and kept."""

from branchline.server.maps.map_office import Drawing, MapOffice

__all__ = ["Drawing", "MapOffice"]
